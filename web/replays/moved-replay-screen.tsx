import { useEffect } from "react";
import { useLocation, useParams } from "wouter";

/** Where replays were before everybody could open them. */
export function MovedReplayScreen() {
  const { id = "" } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  useEffect(() => navigate(`/replay/${id}`, { replace: true }), [id, navigate]);
  return null;
}
