import { ParentsPage } from "./parents-page.tsx";
import { useOperator } from "./operator.tsx";

/** The page inside the app. */
export const ParentsScreen = () => <ParentsPage content={useOperator()} />;
