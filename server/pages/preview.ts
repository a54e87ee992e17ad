import { escapeHtml } from "./html.ts";

/** What other sites show of a link to one of our pages. */
export type Preview = {
  title: string;
  description: string;
  /** Whole addresses: other sites know no others. */
  url: string;
  image: string;
  /** What the picture shows, for those who cannot see it. */
  imageAlt: string;
};

/** Every share picture has this size. */
const IMAGE = { width: "1200", height: "630" };

/** The tags for the head of a page. Their words may be players' words. */
export function previewTags({ title, description, url, image, imageAlt }: Preview): string {
  const open: Record<string, string> = {
    "og:type": "website",
    "og:site_name": "Taleborn",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": image,
    "og:image:type": "image/jpeg",
    "og:image:width": IMAGE.width,
    "og:image:height": IMAGE.height,
    "og:image:alt": imageAlt,
  };
  const twitter: Record<string, string> = {
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": image,
    "twitter:image:alt": imageAlt,
  };
  return tags("property", open) + tags("name", twitter);
}

const tags = (attribute: "property" | "name", contents: Record<string, string>): string =>
  Object.entries(contents)
    .map(([name, words]) => `<meta ${attribute}="${name}" content="${escapeHtml(words)}">`)
    .join("");
