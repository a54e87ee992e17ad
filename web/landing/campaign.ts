/**
 * What the landing page says about the launch. The words are the specification's; each stands only
 * as long as it is true, so they are switched here and nowhere else (resolution 95).
 */
export const campaign = {
  /** The welcome bonus and the last-chance panel. */
  isOpen: true,
  note: "No credit card required • Instant access • Join thousands of players",
};
