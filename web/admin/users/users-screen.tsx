import { demoLogin } from "#contract/admin.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { demoNotBegun } from "#web/words/admin.ts";
import { UsersTable } from "./users-table.tsx";

export const UsersScreen = () => (
  <AdminFrame active="/admin/users" aside={<DemoLogin />}>
    <UsersTable />
  </AdminFrame>
);

function DemoLogin() {
  const begin = useChange(demoLogin, {
    // Another account is signed in: nothing of the admin's stays in the page.
    onDone: () => location.assign("/"),
    refusedToast: demoNotBegun,
  });
  return (
    <Button look="ghost" {...pressFor(begin, {})}>
      Create Demo Login
    </Button>
  );
}
