import type { Toast } from "#web/ui/toast.tsx";
import { failure, type Failure } from "./failed.ts";

export const copied: Toast = { title: "Copied to Clipboard" };

export const addressNotCopied = (address: string): Failure => failure("Copy Failed", address);
