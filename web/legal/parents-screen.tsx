import { ParentsPage } from "./parents-page.tsx";
import { useOperator } from "./use-operator.ts";

/** The page inside the app. */
export const ParentsScreen = () => <ParentsPage content={useOperator()} />;
