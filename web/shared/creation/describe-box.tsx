import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { TextArea } from "#web/ui/field.tsx";
import { Refused, type DescriptionRefused } from "./refused.tsx";

type DescribeBoxProps = {
  description: string;
  /** Why the words were not taken, and better ones. */
  refusal: DescriptionRefused | null;
  onChange: (description: string) => void;
};

/** The words of a card that may also be a surprise. */
export const DescribeBox = ({ description, refusal, onChange }: DescribeBoxProps) => (
  <>
    <TextArea
      label="Describe your creature"
      placeholder="A storm owl that carries a lantern…"
      maxLength={DESCRIPTION_MAX}
      value={description}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={`Leave it empty for a surprise. ${[...description].length}/${DESCRIPTION_MAX} characters`}
      className="text-lg"
    />
    {refusal && <Refused refusal={refusal} text={description} onTake={onChange} />}
  </>
);
