import { memberMarks, memberRoles } from '~/domain/contract/staff.ts';
import { SelectField } from '../applications/SelectField.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { markNames, roleNames } from '../messages/messages.ts';
import type { Permissions } from './permissions.ts';

const roleChoices = memberRoles.map((value) => ({ value, name: roleNames[value] }));

type RoleFieldsProps = { value: Permissions; onChange: (value: Permissions) => void };

/** Choosing what a member may do. */
export function RoleFields({ value, onChange }: RoleFieldsProps) {
  return (
    <>
      <SelectField
        id="member-role"
        label="Role"
        value={value.role}
        choices={roleChoices}
        onChange={(role) => onChange({ ...value, role: role || value.role })}
      />
      <p>
        A reader reads applications. Staff also change their state, write notes and export. An admin also
        erases applications and decides who is staff.
      </p>
      <div>
        {memberMarks.map((mark) => (
          <Checkbox
            key={mark}
            label={markNames[mark]}
            isChecked={value[mark]}
            onChange={(isChecked) => onChange({ ...value, [mark]: isChecked })}
          />
        ))}
      </div>
    </>
  );
}
