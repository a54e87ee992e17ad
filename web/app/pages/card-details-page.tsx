import { CardDetails } from "#web/collection/card-details.tsx";
import { TransferSection } from "#web/transfers/transfer-section.tsx";

/** One card, which can be given away here. */
export const CardDetailsPage = () => <CardDetails TransferSection={TransferSection} />;
