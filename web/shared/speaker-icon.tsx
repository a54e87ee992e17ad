/** Drawn here, not taken from the icons that every page loads: few screens have sounds to mute. */
export const SpeakerIcon = ({ isMuted = false }: { isMuted?: boolean }) => (
  <svg
    aria-hidden
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M11 5 6.5 9H3v6h3.5l4.5 4z" />
    <path d={isMuted ? "m16 9.5 5 5m0-5-5 5" : "M15 9a4 4 0 0 1 0 6m3-9a8.5 8.5 0 0 1 0 12"} />
  </svg>
);
