-- Those who can be restored are few among all: their list is read from here.
CREATE INDEX users_deleted_at ON users (deleted_at, id) WHERE deleted_at IS NOT NULL;
