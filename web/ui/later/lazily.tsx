import { lazy, Suspense, type ComponentType } from "react";

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props & object : never;

/** For what can be done without, when its code cannot be fetched. */
export const Nothing = () => null;

/**
 * A part that few will see, such as a dialog: its code is fetched when it is first shown. Until
 * then nothing stands in its place. When the code cannot be fetched `otherwise` does; without it
 * the screen fails.
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  otherwise?: ComponentType<PropsOf<Module[Name]>>,
): ComponentType<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  const part = () => load().then((module) => module[name] as Part);
  const Lazy = lazy(async () => ({
    default: await (otherwise ? part().catch(() => otherwise) : part()),
  })) as Part;
  return function Lazily(props: PropsOf<Module[Name]>) {
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  };
}
