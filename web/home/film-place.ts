import { clsx } from "clsx";
import styles from "./hero.module.css";

/** Above the words on a phone, beside them in a wide window. */
export const filmPlace = clsx(
  styles["film"],
  "-mx-5 -mt-5 mb-4 max-h-64 w-[calc(100%+2.5rem)] sm:-mx-9 sm:-mt-9 sm:max-h-96 sm:w-[calc(100%+4.5rem)]",
  "lg:absolute lg:top-0 lg:right-0 lg:-z-1 lg:m-0 lg:max-h-none lg:w-[34rem]",
);
