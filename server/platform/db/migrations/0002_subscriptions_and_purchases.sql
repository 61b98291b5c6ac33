CREATE TABLE "demo_objects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demo_objects_kind_known" CHECK ("demo_objects"."kind" in ('CHECKOUT', 'SUBSCRIPTION', 'PAYMENT'))
);
--> statement-breakpoint
CREATE TABLE "plan_months" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"credits" integer NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"pack_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"provider" text NOT NULL,
	"checkout_reference" text,
	"payment_reference" text,
	"checkout_url" text,
	"return_path" text,
	"invoice_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchases_status_known" CHECK ("purchases"."status" in ('PENDING', 'PAID', 'REFUNDED', 'EXPIRED')),
	CONSTRAINT "purchases_provider_known" CHECK ("purchases"."provider" in ('DEMO', 'STRIPE'))
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"payment_reference" text,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"invoice_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_payments_status_known" CHECK ("subscription_payments"."status" in ('OPEN', 'PAID', 'REFUNDED'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_status_known";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider" text DEFAULT 'DEMO' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "checkout_reference" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "return_path" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_price_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_objects" ADD CONSTRAINT "demo_objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_months" ADD CONSTRAINT "plan_months_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_months" ADD CONSTRAINT "plan_months_payment_id_subscription_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."subscription_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_objects_user_idx" ON "demo_objects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "demo_objects_parent_idx" ON "demo_objects" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_months_payment_start_key" ON "plan_months" USING btree ("payment_id","starts_at");--> statement-breakpoint
CREATE INDEX "plan_months_subscription_idx" ON "plan_months" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "purchases_user_created_idx" ON "purchases" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_checkout_reference_key" ON "purchases" USING btree ("checkout_reference");--> statement-breakpoint
CREATE INDEX "purchases_payment_reference_idx" ON "purchases" USING btree ("payment_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_reference_key" ON "subscription_payments" USING btree ("subscription_id","reference");--> statement-breakpoint
CREATE INDEX "subscription_payments_payment_reference_idx" ON "subscription_payments" USING btree ("payment_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_checkout_reference_key" ON "subscriptions" USING btree ("checkout_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_reference_key" ON "subscriptions" USING btree ("provider_reference");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_known" CHECK ("subscriptions"."provider" in ('DEMO', 'STRIPE'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED', 'EXPIRED'));