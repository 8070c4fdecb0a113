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
  language text not null check (language in ('ko', 'en')),
  zone text not null,
  created_at timestamptz not null,
  -- When the last invitation was mailed; null for the owner an account is made with.
  invited_at timestamptz,
  -- Whoever is suspended by a lower plan comes back as what he was: invited until this is there.
  accepted_at timestamptz,
  last_active_at timestamptz,
  primary key (account_id, id)
);
create unique index members_email on members (account_id, lower(email));

-- Invitations mailed on a day in Seoul, by whom and to whom: an address stands here as a keyed hash, and outlives the
-- member, or inviting and removing in turn would send any number of mails.
create table invitation_mails (
  account_id text not null references accounts (id),
  day date not null,
  address text not null,
  mails integer not null,
  primary key (account_id, day, address)
);

-- Requests to take part, by people who have no account: one per address for as long as it is open.
create table consultations (
  id text primary key,
  email text not null,
  company text not null,
  name text not null,
  message text not null,
  language text not null check (language in ('ko', 'en')),
  state text not null check (state in ('requested', 'contacted', 'approved', 'declined')),
  -- How often the address has asked; the first words stay, for anybody may ask in another's name.
  requests integer not null,
  requested_at timestamptz not null,
  last_at timestamptz not null,
  decided_at timestamptz,
  account_id text references accounts (id)
);
create unique index consultations_open on consultations (lower(email)) where state in ('requested', 'contacted');

-- How often a network has asked within the hour. The network stands here as a keyed hash.
create table consultation_visits (
  network text primary key,
  begun_at timestamptz not null,
  requests integer not null
);
