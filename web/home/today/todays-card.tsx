import { DailyLimitBanner, useDailyCard } from "#web/shared/creation/daily-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { bareWhenWide, tile, TodayTile, words } from "./today-tile.tsx";

/** The free creature of the day. */
export function TodaysCard() {
  const { data } = useDailyCard();
  if (data?.canCreate === false)
    return (
      <section
        aria-label="Today's Card"
        className={`${tile} lg:gap-5 lg:border-0 lg:bg-transparent lg:p-0`}
      >
        <DailyLimitBanner
          nextAvailableAt={data.nextAvailableAt}
          className="max-lg:contents max-lg:text-sm lg:order-1 max-lg:[&>svg]:hidden"
        />
        <Button look="ghost" disabled className="text-lg">
          Available Tomorrow
        </Button>
      </section>
    );
  return (
    <TodayTile title="Today's Card" className={bareWhenWide}>
      <p className={words}>Describe a creature: one a day is free.</p>
      <ButtonLink look="ghost" href="/create-dynamic" className="text-lg">
        Create Your Card
      </ButtonLink>
    </TodayTile>
  );
}
