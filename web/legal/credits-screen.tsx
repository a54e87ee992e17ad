import { CreditsPage } from "./credits-page.tsx";

/** The page inside the app. */
export const CreditsScreen = () => <CreditsPage />;
