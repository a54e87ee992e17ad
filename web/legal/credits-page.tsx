import { Chapter, LegalFrame, Points } from "./legal-frame.tsx";

/** As their licence file names them, https://github.com/game-icons/icons/blob/master/license.txt. */
const gameIconsArtists =
  "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, " +
  "Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, " +
  "Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, " +
  "DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, " +
  "Pierre Leducq, Caro Asercion and SeregaCthtuf";

type CreditedWork = { name: string; url: string; by: string; licence: string; licenceUrl: string };

/** What things in pictures are made from. */
const drawings: readonly CreditedWork[] = [
  {
    name: "Noto Emoji",
    url: "https://github.com/googlefonts/noto-emoji",
    by: "Drawings by Google Inc.",
    licence: "Apache License 2.0",
    licenceUrl: "https://www.apache.org/licenses/LICENSE-2.0",
  },
  {
    name: "Game-icons.net",
    url: "https://game-icons.net",
    by: `Icons made by ${gameIconsArtists}.`,
    licence: "Creative Commons BY 3.0",
    licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
  },
  {
    name: "Emojibase",
    url: "https://emojibase.dev",
    by: "Names of the drawings by Miles Johnson.",
    licence: "MIT License",
    licenceUrl: "https://opensource.org/license/mit",
  },
];

const outside = "font-bold underline underline-offset-4";

export function CreditsPage() {
  return (
    <LegalFrame intro="Who made what our pictures are made from.">
      <Chapter id="drawings" title="Drawings of things">
        <p>
          Things that creatures hold, wear and ride, and things that are creatures, are partly made
          from these drawings. We changed them: they became solid, and some got another colour.
        </p>
        <Points>
          {drawings.map(({ name, url, by, licence, licenceUrl }) => (
            <li key={name}>
              <a className={outside} href={url} rel="noreferrer">
                {name}
              </a>
              . {by} Licence:{" "}
              <a className={outside} href={licenceUrl} rel="noreferrer">
                {licence}
              </a>
              .
            </li>
          ))}
        </Points>
      </Chapter>
    </LegalFrame>
  );
}
