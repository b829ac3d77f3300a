ALTER TABLE "restock_sign_ups" RENAME TO "back_in_stock_sign_ups";--> statement-breakpoint
ALTER TABLE "back_in_stock_sign_ups" RENAME CONSTRAINT "restock_sign_ups_website_id_id_pk" TO "back_in_stock_sign_ups_website_id_id_pk";--> statement-breakpoint
ALTER INDEX "restock_sign_ups_waiting" RENAME TO "back_in_stock_sign_ups_waiting";--> statement-breakpoint
ALTER INDEX "restock_sign_ups_of_item" RENAME TO "back_in_stock_sign_ups_of_item";--> statement-breakpoint
ALTER TABLE "order_duties" RENAME TO "fulfilment_tasks";--> statement-breakpoint
ALTER TABLE "fulfilment_tasks" RENAME CONSTRAINT "order_duties_website_id_order_id_kind_pk" TO "fulfilment_tasks_website_id_order_id_kind_pk";--> statement-breakpoint
ALTER INDEX "order_duties_due" RENAME TO "fulfilment_tasks_due";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "restocked_on" TO "returned_to_stock_on";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "restock" TO "return_to_stock";--> statement-breakpoint
UPDATE "order_events" SET "data" = ("data" - 'restocked') || jsonb_build_object('returnedToStock', "data" -> 'restocked') WHERE "data" ? 'restocked';
