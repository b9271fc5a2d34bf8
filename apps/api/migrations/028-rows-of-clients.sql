-- The second line behind the conditions of the queries: whatever a client's request asks for, these tables show it and take from it
-- only what belongs to the client's companies. Everything else that asks (the office, signing in, jobs) is the owner of the tables, whom
-- no policy concerns. A table without a policy is closed to clients: the role gets its rights from the policies, see client-role.ts.
CREATE FUNCTION act_for(person uuid) RETURNS void LANGUAGE sql AS $$
  SELECT
    set_config('biuro.user', person::text, true),
    set_config('biuro.companies', coalesce(array_agg(company_id), '{}')::text, true),
    set_config('biuro.papers', coalesce(array_agg(company_id) FILTER (WHERE role <> 'employee'), '{}')::text, true),
    set_config('role', left(current_user, 56) || '_client', true)
  FROM company_users WHERE user_id = person
$$;

CREATE FUNCTION me() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('biuro.user', true), '')::uuid;
-- To which the person belongs, whatever they are there.
CREATE FUNCTION my_companies() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('biuro.companies', true), '')::uuid[];
-- Whose papers concern the person: they are more than an employee there.
CREATE FUNCTION my_papers() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('biuro.papers', true), '')::uuid[];

-- What it counts is of the whole company, and what it writes is not the client's to write.
ALTER FUNCTION keep_company_tasks() SECURITY DEFINER;

-- `(SELECT …)` is asked once for each statement, not once for each row.
CREATE POLICY own ON companies FOR SELECT USING (id = ANY ((SELECT my_companies())::uuid[]));
CREATE POLICY own ON company_users FOR SELECT USING (company_id = ANY ((SELECT my_companies())::uuid[]));

CREATE POLICY own ON employees FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY add ON employees FOR INSERT WITH CHECK (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY change ON employees FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY own ON employee_absences FOR SELECT USING (EXISTS (SELECT FROM employees WHERE employees.id = employee_id));
CREATE POLICY own ON staff_reports FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY add ON staff_reports FOR INSERT WITH CHECK (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY change ON staff_reports FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));

CREATE POLICY own ON change_requests FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY add ON change_requests FOR INSERT WITH CHECK (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY change ON change_requests FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));

CREATE POLICY own ON tasks FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY change ON tasks FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY own ON liabilities FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY change ON liabilities FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY own ON liability_calculations FOR SELECT USING (EXISTS (SELECT FROM liabilities WHERE liabilities.id = liability_id));
CREATE POLICY own ON liability_proofs USING (EXISTS (SELECT FROM liabilities WHERE liabilities.id = liability_id));
CREATE POLICY own ON declarations FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY own ON declaration_confirmations FOR SELECT
  USING (EXISTS (SELECT FROM declarations WHERE declarations.id = declaration_id));

-- Notices of the client's doings go to the office; whether one was written already has to be seen.
CREATE POLICY own ON notices FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY add ON notices FOR INSERT WITH CHECK (company_id = ANY ((SELECT my_papers())::uuid[]));
CREATE POLICY add ON audit FOR INSERT
  WITH CHECK (actor_id = (SELECT me()) AND (company_id IS NULL OR company_id = ANY ((SELECT my_companies())::uuid[])));

-- People of the same companies, and of the office, whose names stand in what it does.
CREATE POLICY known ON users FOR SELECT
  USING (id = (SELECT me()) OR is_admin OR id IN (SELECT user_id FROM company_users));
CREATE POLICY change ON users FOR UPDATE USING (id = (SELECT me()));

-- One's own account.
CREATE POLICY own ON sessions USING (user_id = (SELECT me()));
CREATE POLICY own ON login_challenges USING (user_id = (SELECT me()));
CREATE POLICY own ON user_links USING (user_id = (SELECT me()));
CREATE POLICY own ON recovery_codes USING (user_id = (SELECT me()));
CREATE POLICY own ON calendar_addresses USING (user_id = (SELECT me()));
CREATE POLICY own ON idempotency_keys USING (caller_id = (SELECT me()));
-- Messages can be sent and not read, but for whether this transaction has written them already.
CREATE POLICY own ON outbox FOR SELECT USING (created_at = now());
CREATE POLICY add ON outbox FOR INSERT WITH CHECK (true);
-- Counters behind hashes.
CREATE POLICY counted ON rate_limits USING (true);

DO $$
DECLARE
  own record;
BEGIN
  FOR own IN SELECT DISTINCT tablename FROM pg_policies WHERE schemaname = current_schema() LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', own.tablename);
  END LOOP;
END
$$;
