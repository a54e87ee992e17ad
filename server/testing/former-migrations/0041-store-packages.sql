-- Packs of credits for sale. A package that was bought is named in its purchase by what it was then.
create table store_packages (
  id text primary key,
  name text not null,
  description text not null,
  credits int not null check (credits between 1 and 10000),
  price_cents int not null check (price_cents between 50 and 1000000),
  -- In dollars, in the words that are shown; null: worked out from the two above.
  price_per_card text,
  discount smallint not null check (discount between 0 and 100),
  popular boolean not null,
  active boolean not null default true,
  icon text not null,
  color text not null,
  position bigint generated always as identity,
  created_at timestamptz not null default now()
);

insert into store_packages (id, name, description, credits, price_cents, price_per_card, discount,
                            popular, icon, color)
values
  ('starter', 'Starter Pack', 'To try how premium cards turn out.', 5, 499, '0.99', 0,
   false, '💎', 'from-blue-500 to-purple-600'),
  ('family', 'Family Pack', 'Enough to create together.', 15, 1199, '0.80', 19,
   true, '💎', 'from-blue-500 to-purple-600'),
  ('ultimate', 'Ultimate Pack', 'For a whole deck of your own creatures.', 30, 1999, '0.67', 33,
   false, '💎', 'from-blue-500 to-purple-600');
