import { PrivacyPage } from "./privacy-page.tsx";
import { useOperator } from "./operator.tsx";

/** The page inside the app. */
export const PrivacyScreen = () => <PrivacyPage content={useOperator()} />;
