create table accounts (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'enterprise')),
  state text not null check (state in ('active', 'suspended')),
  language text not null check (language in ('ko', 'en')),
  zone text not null,
  beta boolean not null,
  -- Requests accepted in any 60 seconds, where it is not the plan's number.
  request_limit integer check (request_limit between 1 and 100000),
  created_at timestamptz not null
);

create table members (
  account_id text not null references accounts (id),
  id text not null,
  email text not null,
  name text,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  state text not null check (state in ('invited', 'active', 'suspended')),
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index members_email on members (account_id, lower(email));
