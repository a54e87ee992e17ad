import { useEffect, useRef, useState } from "react";
import { CallError, reasonOf } from "./call.ts";

/** What refusals are about that do not name a field of the form: the name of the field that is. */
const fieldOfRefusal: Partial<Record<CallError["code"], string>> = {
  email_taken: "email",
  username_taken: "username",
  unfriendly_username: "username",
  common_password: "password",
  password_like_name: "password",
  wrong_current_password: "password",
  // Which of the two is wrong is not said; the password is what one types anew.
  wrong_password: "password",
  not_this_name: "name",
  name_taken: "name",
  same_name: "name",
  no_name: "name",
  own_address: "parentEmail",
  no_such_player: "forName",
  own_name: "forName",
  wrong_code: "code",
};

/** Which of a form's fields a refusal is about; null when it is about no field. */
export function fieldAbout<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Name | null {
  if (!(error instanceof CallError)) return null;
  const candidates = [error.field, fieldOfRefusal[error.code]];
  return names.find((name) => candidates.includes(name)) ?? null;
}

type Typed = Record<string, string>;
type Marks<Values extends Typed> = Partial<Record<keyof Values & string, string>>;

/**
 * A small form of texts. What is wrong with a field stands at it until it is changed, and the first
 * such field gets the focus: a toast is gone before one has found the field.
 */
export function useTypedForm<Values extends Typed>(start: Values) {
  const [values, setValues] = useState(start);
  const [marks, setMarks] = useState<Marks<Values>>({});
  const [changed, setChanged] = useState<readonly string[]>([]);
  const controls = useRef(new Map<string, HTMLElement | null>());
  useEffect(() => {
    const first = [...controls.current.keys()].find((name) => marks[name] !== undefined);
    if (first !== undefined) controls.current.get(first)?.focus();
  }, [marks]);

  const mark = (next: Marks<Values>) => {
    setMarks(next);
    setChanged([]);
  };
  return {
    values,
    mark,
    /** Says at its field why the server said no. */
    refuse(error: unknown) {
      const name = fieldAbout(error, Object.keys(start));
      const words = reasonOf(error);
      if (name !== null && words !== undefined) mark({ [name]: words } as Marks<Values>);
    },
    /** The props of a field. */
    field: (name: keyof Values & string) => ({
      value: values[name],
      error: changed.includes(name) ? undefined : marks[name],
      ref: (control: HTMLElement | null) => void controls.current.set(name, control),
      onChange({ target }: { target: { value: string } }) {
        setValues((all) => ({ ...all, [name]: target.value }));
        setChanged((names) => [...names, name]);
      },
    }),
  };
}
