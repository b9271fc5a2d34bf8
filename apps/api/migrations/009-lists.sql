-- One index for each key that a list is sorted by, with the id that makes the order total: it serves both directions, the page behind a
-- cursor, and the jump to a page without touching the table. Where a value may be missing, it sorts as the largest upwards and as the
-- smallest downwards, so that it comes last both ways; see `lastWhenMissing` in apps/api/src/app/database/list-columns.ts.
DROP INDEX users_first_name;
CREATE INDEX users_first_name ON users (first_name COLLATE "pl-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_last_name ON users (last_name COLLATE "pl-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_email_order ON users (email COLLATE "pl-x-icu", id) WHERE deleted_at IS NULL;
CREATE INDEX users_role ON users (role, id) WHERE deleted_at IS NULL;
CREATE INDEX users_status ON users (status, id) WHERE deleted_at IS NULL;
CREATE INDEX users_created_at ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_last_login_up ON users ((coalesce(last_login_at, 'infinity'::timestamptz)), id) INCLUDE (last_login_at)
  WHERE deleted_at IS NULL;
CREATE INDEX users_last_login_down ON users ((coalesce(last_login_at, '-infinity'::timestamptz)), id) INCLUDE (last_login_at)
  WHERE deleted_at IS NULL;
CREATE INDEX users_search ON users USING gin (search_text public.gin_trgm_ops) WHERE deleted_at IS NULL;

CREATE INDEX companies_company_type ON companies (company_type, id);
CREATE INDEX companies_vat_number_order ON companies (vat_number, id);
CREATE INDEX companies_lifecycle ON companies (lifecycle, id);
CREATE INDEX companies_created_at ON companies (created_at, id);
CREATE INDEX companies_city_up ON companies ((coalesce(city, chr(65535)) COLLATE "pl-x-icu"), id) INCLUDE (city);
CREATE INDEX companies_city_down ON companies ((coalesce(city, '') COLLATE "pl-x-icu"), id) INCLUDE (city);
