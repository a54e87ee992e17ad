import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CardPicture } from "./card-picture.tsx";

const fox = {
  name: "Fox",
  rarity: "rare",
  element: "fire",
  imageUrl: "/pictures/fox.webp",
  thumbUrl: "/pictures/fox-s.webp",
} as const;
const alt = "Fox, a creature of fire, rare";

const drawing = () => screen.getByRole("img").getAttribute("src");

test("a picture that does not load is replaced by a drawing, and that by a letter", () => {
  render(<CardPicture card={fox} />);
  expect(screen.getByRole("img", { name: alt }).getAttribute("src")).toBe("/pictures/fox.webp");

  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: alt }).getAttribute("src")).toMatch(
    /^\/api\/art\/\d+\.svg\?name=Fox$/,
  );

  fireEvent.error(screen.getByRole("img"));
  expect(drawing()).toMatch(/^\/api\/art\/\d+\.svg$/);

  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: `${alt}. Image not available` }).textContent).toBe(
    "FImage not available",
  );
});

test("without a picture there is a drawing, and without a drawing no image", () => {
  render(<CardPicture card={{ ...fox, imageUrl: "" }} />);
  fireEvent.error(screen.getByRole("img", { name: alt }));
  fireEvent.error(screen.getByRole("img", { name: alt }));
  expect(screen.getByText("No image")).toBeTruthy();
});

test("the picture is told to those who cannot see it", () => {
  render(<CardPicture card={{ ...fox, looks: "a fox with a lantern" }} />);
  expect(screen.getByRole("img", { name: "Fox: a fox with a lantern" })).toBeTruthy();
});

test("the same name always gets the same drawing", () => {
  const { rerender } = render(<CardPicture card={{ ...fox, imageUrl: "" }} />);
  const first = drawing();

  rerender(<CardPicture card={{ ...fox, imageUrl: "", element: "ice" }} />);
  expect(drawing()).toBe(first);

  rerender(<CardPicture card={{ ...fox, imageUrl: "", name: "Wolf" }} />);
  expect(drawing()).not.toBe(first);
});

test("another picture gets a new chance", () => {
  const { rerender } = render(<CardPicture card={fox} />);
  fireEvent.error(screen.getByRole("img"));

  rerender(<CardPicture card={{ ...fox, imageUrl: "/pictures/new.webp" }} />);

  expect(screen.getByRole("img").getAttribute("src")).toBe("/pictures/new.webp");
});
