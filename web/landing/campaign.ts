/**
 * What the landing page says about the launch must be true. The page is made once and carries both
 * readings; the server, which knows the settings and the number of players, marks the root element
 * when the bold one is not true, and these classes show the other.
 */
export const whileCampaign = "in-data-[campaign=over]:hidden";
export const afterCampaign = "not-in-data-[campaign=over]:hidden";
export const withThousands = "in-data-[players=few]:hidden";
export const withFewPlayers = "not-in-data-[players=few]:hidden";
