CREATE TABLE "credit_allocations" (
	"hold_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_allocations_hold_id_lot_id_pk" PRIMARY KEY("hold_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "credit_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"action" text NOT NULL,
	"charged" integer NOT NULL,
	CONSTRAINT "credit_days_user_id_day_action_pk" PRIMARY KEY("user_id","day","action")
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text DEFAULT 'HELD' NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"story_id" uuid,
	"scene_id" uuid,
	"aroll_id" uuid,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "credit_holds_captured_within" CHECK ("credit_holds"."captured" between 0 and "credit_holds"."amount"),
	CONSTRAINT "credit_holds_ended" CHECK (("credit_holds"."status" = 'HELD') = ("credit_holds"."ended_at" is null)),
	CONSTRAINT "credit_holds_status_known" CHECK ("credit_holds"."status" in ('HELD', 'CAPTURED', 'RELEASED', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lots_covered" CHECK ("credit_lots"."held" between 0 and "credit_lots"."remaining"),
	CONSTRAINT "credit_lots_within_grant" CHECK ("credit_lots"."remaining" <= "credit_lots"."granted"),
	CONSTRAINT "credit_lots_purchases_never_expire" CHECK ("credit_lots"."source" <> 'PURCHASE' or "credit_lots"."expires_at" is null),
	CONSTRAINT "credit_lots_source_known" CHECK ("credit_lots"."source" in ('START', 'PLAN_MONTH', 'PURCHASE', 'GIFT'))
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_refund_names_charge";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign_fits_kind";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_credit_balance_covered";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_refund_of_id_credit_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "renders" DROP CONSTRAINT "renders_charge_id_credit_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_charge_id_credit_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "stories" DROP CONSTRAINT "stories_generation_charge_id_credit_entries_id_fk";
--> statement-breakpoint
DROP INDEX "credit_entries_refund_of_key";--> statement-breakpoint
DROP INDEX "credit_entries_user_created_idx";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
ALTER TABLE "renders" RENAME COLUMN "charge_id" TO "hold_id";--> statement-breakpoint
ALTER TABLE "stories" RENAME COLUMN "generation_charge_id" TO "generation_hold_id";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "charge_id" TO "hold_id";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credits_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Hand-written: what was charged so far becomes holds that were captured, under the charge's id, so that work under way still finds it.
INSERT INTO "credit_holds" ("id", "user_id", "action", "status", "amount", "captured", "story_id", "created_at", "ended_at")
SELECT charge."id", charge."user_id", charge."action", CASE WHEN refund."id" IS NULL THEN 'CAPTURED' ELSE 'REFUNDED' END,
	-charge."amount", -charge."amount", charge."story_id", charge."created_at", coalesce(refund."created_at", charge."created_at")
FROM "credit_entries" charge LEFT JOIN "credit_entries" refund ON refund."refund_of_id" = charge."id" WHERE charge."kind" = 'CHARGE';--> statement-breakpoint
UPDATE "credit_entries" SET
	"hold_id" = CASE "kind" WHEN 'CHARGE' THEN "id" WHEN 'REFUND' THEN "refund_of_id" END,
	"key" = CASE "kind" WHEN 'CHARGE' THEN 'capture:' || "id" WHEN 'REFUND' THEN 'refund:' || "refund_of_id" ELSE 'grant:carried:' || "id" END;--> statement-breakpoint
INSERT INTO "credit_lots" ("user_id", "source", "key", "granted", "remaining", "created_at")
SELECT "users"."id", 'START', 'carried:' || "users"."id", coalesce(sum("credit_entries"."amount"), 0), "users"."credit_balance", "users"."date_joined"
FROM "users" INNER JOIN "credit_entries" ON "credit_entries"."user_id" = "users"."id" AND "credit_entries"."kind" = 'GRANT'
GROUP BY "users"."id";--> statement-breakpoint
INSERT INTO "credit_days" ("user_id", "day", "action", "charged")
SELECT "user_id", ("created_at" AT TIME ZONE 'UTC')::date, "action", sum(CASE WHEN "status" = 'CAPTURED' THEN "captured" ELSE 0 END)
FROM "credit_holds" GROUP BY 1, 2, 3;--> statement-breakpoint
UPDATE "jobs" SET "payload" = ("payload" - 'chargeId') || jsonb_build_object('holdId', "payload" -> 'chargeId') WHERE "payload" ? 'chargeId';--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_days" ADD CONSTRAINT "credit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_allocations_lot_idx" ON "credit_allocations" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "credit_holds_user_created_idx" ON "credit_holds" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_holds_story_idx" ON "credit_holds" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "credit_holds_open_idx" ON "credit_holds" USING btree ("created_at") WHERE "credit_holds"."status" = 'HELD';--> statement-breakpoint
CREATE INDEX "credit_lots_user_idx" ON "credit_lots" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_lots_expiring_idx" ON "credit_lots" USING btree ("expires_at") WHERE "credit_lots"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_key" ON "credit_lots" USING btree ("key");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_hold_idx" ON "credit_entries" USING btree ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_key" ON "credit_entries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "credit_entries_user_created_idx" ON "credit_entries" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "credit_entries"."kind" in ('GRANT', 'EXPIRY', 'REVERSAL');--> statement-breakpoint
ALTER TABLE "credit_entries" DROP COLUMN "refund_of_id";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_hold_named" CHECK (("credit_entries"."kind" in ('CHARGE', 'REFUND')) = ("credit_entries"."hold_id" is not null));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign_fits_kind" CHECK (("credit_entries"."kind" in ('CHARGE', 'EXPIRY', 'REVERSAL')) = ("credit_entries"."amount" < 0));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind_known" CHECK ("credit_entries"."kind" in ('GRANT', 'CHARGE', 'REFUND', 'EXPIRY', 'REVERSAL'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_credit_balance_covered" CHECK ("users"."credits_held" between 0 and "users"."credit_balance");--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_generation_hold_id_credit_holds_id_fk" FOREIGN KEY ("generation_hold_id") REFERENCES "credit_holds"("id") ON DELETE SET NULL;
