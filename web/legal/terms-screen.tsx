import { TermsPage } from "./terms-page.tsx";
import { useOperator } from "./operator.tsx";

/** The page inside the app. */
export const TermsScreen = () => <TermsPage content={useOperator()} />;
