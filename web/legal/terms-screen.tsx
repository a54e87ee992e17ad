import { TermsPage } from "./terms-page.tsx";
import { useOperator } from "./use-operator.ts";

/** The page inside the app. */
export const TermsScreen = () => <TermsPage content={useOperator()} />;
