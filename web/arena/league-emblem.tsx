import type { ReactNode } from "react";
import { leagueTable, type League } from "#game/arena/leagues.ts";
import styles from "./arena.module.css";

/** What each league is called after, drawn on its shield of 64 by 64. */
const pictures: Record<League, ReactNode> = {
  sprout: (
    <>
      <path d="M32 51V30" className={styles.line} />
      <path d="M32 37C32 26 24 20 14 20C14 31 21 37 32 37Z" />
      <path d="M32 31C32 21 39 15 50 15C50 26 43 31 32 31Z" />
    </>
  ),
  ember: (
    <>
      <path d="M33 11C35 21 46 26 46 38A14 14 0 0 1 18 38C18 31 21 27 25 23C26 28 28 30 31 30C32 24 30 17 33 11Z" />
      <path
        d="M32 33C37 38 38 41 38 43A6 6 0 0 1 26 43C26 40 28 37 32 33Z"
        className={styles.hole}
      />
    </>
  ),
  river: (
    <>
      {[20, 31, 42].map((y) => (
        <path key={y} d={`M15 ${y}q5.7-6 11.3 0t11.4 0t11.3 0`} className={styles.line} />
      ))}
    </>
  ),
  summit: (
    <>
      <path d="M10 47L27 17L37 34L42 27L54 47Z" />
      <path d="M27 17L20 29L25 27L28 31L34 29Z" className={styles.hole} />
    </>
  ),
  aurora: (
    <>
      <path d="M17 46C14 36 23 28 19 17" className={styles.line} />
      <path d="M28 50C25 38 34 28 30 14" className={styles.line} />
      <path d="M39 49C36 39 45 29 41 16" className={styles.line} />
      <path d="M49 43C47 36 52 30 49 22" className={styles.line} />
    </>
  ),
  legend: (
    <>
      <path d="M15 40L12 20L23 30L32 14L41 30L52 20L49 40Z" />
      <path d="M15 43.5H49V49H15Z" />
      <circle cx="32" cy="34" r="3.5" className={styles.hole} />
    </>
  ),
};

type LeagueEmblemProps = { league: League; size: number };

export function LeagueEmblem({ league, size }: LeagueEmblemProps) {
  return (
    <svg
      role="img"
      aria-label={leagueTable[league].name}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      className={styles.emblem}
      data-league={league}
    >
      <path d="M32 2L58 11V32C58 47 47 57 32 62C17 57 6 47 6 32V11Z" className={styles.shield} />
      {pictures[league]}
    </svg>
  );
}
