CREATE TABLE "notice_states" (
	"website_id" uuid NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_states_website_id_pk" PRIMARY KEY("website_id")
);
