import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showScreen } from "#web/lib/test-screen.tsx";
import { Link } from "#web/ui/link.tsx";
import { useCardFilter } from "./card-filter.ts";
import { FilterBar } from "./filter-bar.tsx";

function Search() {
  const state = useCardFilter();
  return (
    <>
      <FilterBar state={state} searchLabel="Search cards" rarities={[]} />
      <p>Looks for {state.filter.search || "all"}</p>
      <Link href="/cards">All cards</Link>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");

test("a link to the same page without a search empties its field, too", async () => {
  showScreen(<Search />, { at: "/cards?search=cindle" });
  expect(field().value).toBe("cindle");

  fireEvent.click(screen.getByRole("link", { name: "All cards" }));

  expect(await screen.findByText("Looks for all")).toBeTruthy();
  expect(field().value).toBe("");
});
