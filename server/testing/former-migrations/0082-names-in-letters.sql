-- What a child has said to be called, for the letter to its parent: gone as soon as that is answered.
alter table approvals add child_name text, add check (answer is null or child_name is null);
