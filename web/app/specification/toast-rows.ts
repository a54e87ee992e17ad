/**
 * For tests: every toast of the specification, word for word. 1.8 is section 8 of its first part,
 * R89 the 89th resolution. A row without a text states a title only; with a plus the message of the
 * server, or of the payment provider, comes in the text's place.
 */
export type ToastRow = {
  from: string;
  situation: string;
  title: string;
  text: string;
  orMessage: boolean;
  isGood: boolean;
};

const failures = `
1.8 | conversion | Conversion Failed | Something went wrong during conversion | +
1.8 | share call | Share Error | | +
1.8 | reward claim | Reward Error | Failed to claim share reward | +
1.8 | move to vault (home) | Move Failed | Failed to move card to vault | +
1.8 | move to vault (collection) | Failed to move card | Something went wrong. Please try again.
1.8 | move to deck (collection) | Failed to move card | Your deck is full (54 cards maximum) | +
1.8 | move to deck (vault) | Move Failed | Failed to move card to deck | +
1.8 | deck full (vault) | Deck Full | Your deck is full (54/54). Move a card to vault first.
1.5 | deck full | Failed to move card | Your deck is full (54/54). Move a card to vault first.
1.8 | credit card, no success | Creation Failed | | +
1.8 | credit card, exception | Error | Failed to create premium card
1.8 | premium payment | Payment Failed | | +
1.8 | premium card | Card Creation Failed | | +
1.8 | premium, other | Error | An unexpected error occurred | +
1.8 | transfer code | Generation Failed | Failed to generate transfer QR | +
1.8 | no cards | No Cards Available | Create your first card to see the NFT conversion process.
1.8 | login | Login Failed | Invalid email or password | +
1.8 | signup | Signup Failed | Failed to create account | +
1.8 | login, no network | Error | Something went wrong. Please try again.
1.8 | signup, no network | Error | Something went wrong. Please try again.
1.5 | login, nothing entered | Missing Information | Please enter both email and password
1.5 | signup, two passwords | Password Mismatch | Passwords do not match
1.5 | signup, short password | Password Too Short | Password must be at least 6 characters
1.5 | checkout of nothing | Invalid Package | No package selected for checkout.
1.8 | credit payment | Payment Failed | | +
1.8 | credit payment, broken | Payment Error | An unexpected error occurred. Please try again.
1.8 | payment setup | Payment Setup Failed | Unable to setup payment. Please try again. | +
2.8 | claim transfer | Transfer Failed | Failed to claim card | +
2.8 | list card | Listing Failed | Failed to list card on marketplace
2.8 | custom card | Card Creation Failed
2.8 | quick battle | Battle Failed
2.8 | face to face, create | Error | Failed to create QR battle
2.8 | face to face, join | Error | Failed to join battle
2.8 | face to face, fight | Error | Battle execution failed
2.8 | buy card or open pack | Purchase Failed
2.8 | payment | Payment Failed | Please check your payment details and try again. | +
2.8 | payment confirm | Payment Processing Error | There was an issue completing your purchase.
2.8 | invite | Error
2.8 | redeem, no success | Error
2.8 | role | Update Failed
2.8 | delete user or card | Delete Failed
2.8 | demo login | Demo Login Failed
2.6 | not an admin | Access Denied | Admin access required
2.5 | keys missing | Missing Information | Please enter both Stripe public and secret keys.
2.8 | payment keys | Configuration Failed | Failed to save Stripe configuration | +
2.8 | test database | Database Error | Failed to connect to database
2.8 | clear cache | Clear Cache Failed
2.8 | creature not saved | Error | | +
2.8 | package not created | Creation Failed | Failed to create package | +
2.8 | package not updated | Update Failed | Failed to update package | +
2.8 | package not deleted | Delete Failed | Failed to delete package | +
2.8 | mission not created | Creation Failed | Failed to create mission | +
2.8 | mission not updated | Update Failed | Failed to update mission | +
2.8 | mission not deleted | Delete Failed | Failed to delete mission | +
2.8 | content not created | Creation Failed | Failed to create content | +
2.8 | content not updated | Update Failed | Failed to update content | +
2.8 | content not deleted | Delete Failed | Failed to delete content | +
2.8 | profile | Update Failed | Failed to update profile. Please try again.
2.8 | room create | Error | Failed to create battle room. Please try again.
2.8 | room join | Error | Failed to join battle room. Check the code and try again.
2.5 | empty battle code | Error | Please enter a battle code
`;

const successes = `
1.8 | clipboard fails | Share Your Card
1.8 | moved to vault (home) | Card moved to vault
1.8 | moved to vault (collection) | Card moved to vault
1.8 | moved to deck (collection) | Card moved to deck
1.8 | moved to deck (vault) | Card Moved to Deck
1.8 | reward claimed | Share Reward Claimed | 50 bonus credits
1.8 | credit card created | Premium Card Created
1.8 | converted | NFT Conversion Complete | Your card is now a tradeable NFT on the blockchain
1.8 | transfer code made | Transfer QR Generated
1.8 | copied | Copied to Clipboard
1.8 | logged in | Welcome Back!
1.8 | signed up | Account Created!
1.8 | signed up by invitation | Account Created!
1.8 | credits bought | Credits Purchased!
1.8 | premium bought | Premium Card Purchased! | Your premium card is being created now!
2.8 | transfer claimed | Card Received!
2.8 | card listed | Card Listed Successfully!
2.8 | card bought | Card Purchased!
2.8 | pack opened | Pack Opened!
2.8 | face to face created | QR Battle Created!
2.8 | face to face joined | Joined Battle!
2.8 | battle won | Victory!
2.8 | battle lost | Defeat!
2.8 | code copied | Code Copied!
2.8 | code made | Invite Code Generated!
2.8 | role updated | Role Updated
2.8 | user deleted | User Deleted
2.8 | card deleted | Card Deleted
2.8 | keys saved | Stripe Configuration Saved
2.8 | database connected | Database Connected
2.8 | cache cleared | Cache Cleared
R89 | settings saved | Settings Saved
2.8 | creature created | Success | Creature created successfully!
2.8 | creature updated | Success | Creature updated successfully!
2.8 | creature deleted | Success | Creature deleted successfully!
2.8 | package created | Package Created
2.8 | package updated | Package Updated
2.8 | package deleted | Package Deleted
2.8 | mission created | Mission Created
2.8 | mission updated | Mission Updated
2.8 | mission deleted | Mission Deleted
2.8 | content created | Content Created
2.8 | content updated | Content Updated
2.8 | content deleted | Content Deleted
2.8 | profile updated | Profile Updated
2.8 | room created | Battle Room Created!
2.8 | room joined | Joined Battle! | You've joined Robin's battle room!
`;

const rowsOf = (table: string, { isGood }: { isGood: boolean }): ToastRow[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", situation = "", title = "", text = "", plus] = line
        .split("|")
        .map((cell) => cell.trim());
      return { from, situation, title, text, orMessage: plus === "+", isGood };
    });

export const toastRows: readonly ToastRow[] = [
  ...rowsOf(failures, { isGood: false }),
  ...rowsOf(successes, { isGood: true }),
];
