-- Further companies of an account (subsidiaries, members of a consortium) with their profiles. The profile of the account
-- itself is in company_profiles.
create table named_profiles (
  account_id text collate "C" not null references accounts (id),
  id text collate "C" not null,
  name text not null,
  -- As in company_profiles.
  profile json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, name)
);
