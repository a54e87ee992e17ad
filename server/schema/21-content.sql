-- Texts that admins write: announcements, chapters of the tutorial, rules, questions and pages.
create table content_items (
  id uuid primary key,
  -- A fixed name for items that the game ships with.
  slug text unique,
  title text not null check (length(btrim(title)) between 1 and 200),
  content text not null check (length(content) <= 20000),
  type text not null default 'page'
    check (type in ('page', 'announcement', 'tutorial', 'rule', 'faq')),
  category text not null default 'General'
    check (category in ('General', 'Game Rules', 'Getting Started', 'Advanced Tips', 'Trading',
      'Battles', 'Card Creation', 'NFT/Blockchain', 'Account', 'Support')),
  published boolean not null default true,
  featured boolean not null default false,
  position int not null default 1 check (position >= 1),
  meta_description text not null default '' check (length(meta_description) <= 500),
  meta_keywords text not null default '' check (length(meta_keywords) <= 500),
  -- A path of this site or an https address: never a script.
  image_url text check (length(image_url) <= 2000 and image_url ~ '^(/[^/\\]|https://)'),
  video_url text check (length(video_url) <= 2000 and video_url ~ '^(/[^/\\]|https://)'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- A published item shows from one moment to another; null: from ever, and for ever.
  publish_at timestamptz,
  unpublish_at timestamptz,
  constraint content_items_schedule_check check (unpublish_at > publish_at)
);

create trigger content_items_grow before update on content_items
  for each row when (old.* is distinct from new.*) execute function grow_version();

-- What the game has shipped so far, as it was shipped. An item that is here and no longer among the
-- items was removed on purpose; one that reads differently was changed on purpose.
create table shipped_content (
  slug text primary key,
  fingerprint text not null
);
