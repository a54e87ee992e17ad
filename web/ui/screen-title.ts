import { createContext, use } from "react";

/** The title of the screen on show, which the app knows from its table of screens. */
export const ScreenTitle = createContext("");

export const useScreenTitle = (): string => use(ScreenTitle);
