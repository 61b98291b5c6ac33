CREATE TABLE "provider_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"order_key" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"operation" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_orders_state_known" CHECK ("provider_orders"."state" in ('SENT', 'ACCEPTED', 'DELIVERED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_job_order_key" ON "provider_orders" USING btree ("job_id","order_key");