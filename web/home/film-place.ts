import { clsx } from "clsx";
import styles from "./first-screen.module.css";

/** On phones it takes what the first screen leaves; in a wide window it is beside the words. */
export const filmPlace = clsx(
  styles["film"],
  "w-full max-lg:rounded-button max-lg:border max-lg:border-line",
  "lg:absolute lg:top-0 lg:right-0 lg:-z-1 lg:w-[34rem]",
);
