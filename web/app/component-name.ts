/** What a screen's file exports: `home/home-screen.tsx` has `HomeScreen`. */
export const componentName = (file: string): string =>
  file
    .replaceAll(/^.*\/|\.tsx$/g, "")
    .replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
