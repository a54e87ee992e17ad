import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hostileTexts } from "#game/content/test-hostile-texts.ts";
import { ItemWords } from "./item-words.tsx";
import { Markdown } from "./markdown.tsx";

test("a text is shown with its headings, lists and links", () => {
  render(
    <Markdown
      headingsFrom={3}
      text={
        "# Big *news*\n\nHello **all**, read [the rules](/rules).\n\n1. one\n2. two\n\n> `quoted`\n\n[Out](https://a.org)"
      }
    />,
  );

  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Big news");
  expect(screen.getByText("all").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "the rules" }).getAttribute("href")).toBe("/rules");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "one",
    "two",
  ]);
  expect(screen.getByText("quoted").tagName).toBe("CODE");
  expect(screen.getByRole("link", { name: "Out" }).getAttribute("rel")).toContain("noopener");
});

test.for(hostileTexts)("%s is only text", (text) => {
  const { container } = render(
    <ItemWords
      headingsFrom={4}
      item={{ content: `${text}\n\n# ${text}\n\n- ${text}`, imageUrl: text, videoUrl: text }}
    />,
  );

  const attributes = [...container.querySelectorAll("*")].flatMap((each) => [...each.attributes]);
  const links = attributes.filter(({ name }) => name === "href").map(({ value }) => value);
  expect(container.querySelector("script, iframe, object, embed, svg, style, form")).toBeNull();
  expect(container.querySelector("img, video, base, link, meta, math, input")).toBeNull();
  expect(attributes.filter(({ name }) => /^on|style|srcdoc/.test(name))).toEqual([]);
  expect(links.filter((href) => !/^(?:\/[^/]|#|https:|mailto:)/.test(href))).toEqual([]);
  expect(container.textContent).not.toBe("");
});
