import { PrivacyPage } from "./privacy-page.tsx";
import { useOperator } from "./use-operator.ts";

/** The page inside the app. */
export const PrivacyScreen = () => <PrivacyPage content={useOperator()} />;
