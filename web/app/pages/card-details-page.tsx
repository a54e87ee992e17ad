import { CardDetailsScreen } from "#web/collection/card-details-screen.tsx";
import { TransferSection } from "#web/transfers/transfer-section.tsx";

/** One card, which can be given away here. */
export const CardDetailsPage = () => <CardDetailsScreen TransferSection={TransferSection} />;
