import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/field.tsx";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

type CodeFormProps = CodeFieldProps & {
  Icon: LucideIcon;
  /** What the button says. */
  action: string;
  look?: "gold" | "ghost" | undefined;
  disabled: boolean;
  pending?: boolean;
  className?: string;
  /** Beside the button. */
  children: ReactNode;
  onSubmit: () => void;
};

/** Asks for a code, and does something with it at the press of a button. */
export function CodeForm(props: CodeFormProps) {
  const {
    Icon,
    action,
    look,
    disabled,
    pending,
    className = "space-y-4",
    children,
    onSubmit,
    ...field
  } = props;
  return (
    <Form className={className} onSend={onSubmit}>
      <CodeField {...field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} disabled={disabled} pending={pending}>
          <Icon size={20} aria-hidden /> {action}
        </Button>
        {children}
      </div>
    </Form>
  );
}
