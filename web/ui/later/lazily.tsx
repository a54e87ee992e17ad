import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { MISSING_CODE } from "./missing-code.ts";
import { toast, type Toast } from "#web/ui/toast.tsx";

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props & object : never;

type LaterOptions<Props> = { otherwise?: ComponentType<Props>; meanwhile?: ReactNode };

/** For what can be done without, when its code cannot be fetched. */
export const Nothing = () => null;

/**
 * A part that few will see, such as a dialog: its code is fetched when it is first shown. Until
 * then `meanwhile` stands in its place. When the code cannot be fetched `otherwise` does; without
 * it a toast says so and the part is closed, to be fetched anew when it is next shown.
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { otherwise = Missing, meanwhile }: LaterOptions<PropsOf<Module[Name]>> = {},
): ComponentType<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  const fetched = () => lazy(async () => ({ default: await load().then(partOf, missing) })) as Part;
  const partOf = (module: Module) => module[name] as Part;
  const missing = () => {
    dispatchEvent(new Event(MISSING_CODE));
    next = fetched();
    return otherwise;
  };
  let next = fetched();
  return function Lazily(props: PropsOf<Module[Name]>) {
    const [Part] = useState(() => next);
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const notLoaded: Toast = {
  title: "This did not load",
  description: "Check your connection and try again.",
  variant: "destructive",
};

function Missing({ onClose }: { onClose?: () => void }) {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    toast(notLoaded);
    close();
  }, []);
  return null;
}
