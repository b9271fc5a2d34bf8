-- Who checks a company's settlements, how long one may take, and its day for contributions where the legal form does not tell it.
ALTER TABLE companies
  ADD COLUMN reviewer_id uuid REFERENCES users,
  ADD COLUMN time_budget_minutes int CHECK (time_budget_minutes > 0),
  ADD COLUMN zus_deadline_own int CHECK (zus_deadline_own IN (5, 15, 20)),
  ADD CHECK (reviewer_id <> owner_id);
CREATE INDEX companies_reviewer ON companies (reviewer_id) WHERE reviewer_id IS NOT NULL;

-- The change of a published amount that whoever checks has yet to let through: {update, by, at}.
ALTER TABLE liabilities ADD COLUMN pending jsonb;
CREATE INDEX liabilities_pending ON liabilities (due_date, id) WHERE pending IS NOT NULL;

-- A view that the whole office sees.
ALTER TABLE saved_views ADD COLUMN shared boolean NOT NULL DEFAULT false;
CREATE INDEX saved_views_shared ON saved_views (list) WHERE shared;
