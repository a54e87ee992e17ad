import { lazy, Suspense, type ComponentType } from "react";

/**
 * A part that few will see, such as a dialog: its code is fetched when it is first shown. Until
 * then nothing stands in its place.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // React's own types lose the props of a generic part.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
