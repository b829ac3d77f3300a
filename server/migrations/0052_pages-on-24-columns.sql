-- Page documents of version 1 as those of version 2: a grid of 24 columns with rows of their own. The same as
-- upgradeDocument in domain/page/upgrade-document.ts.
CREATE FUNCTION "page_document_2"("stored" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  sections jsonb := '[]';
  blocks jsonb;
  section jsonb;
  block jsonb;
  first_column int;
  span int;
  first_columns int[];
  spans int[];
  row_numbers int[];
  row_number int;
  taken int;
  step int;
BEGIN
  IF jsonb_typeof(stored -> 'sections') IS DISTINCT FROM 'array' THEN
    RETURN stored;
  END IF;
  FOR section IN
    SELECT value FROM jsonb_array_elements(stored -> 'sections') WITH ORDINALITY ORDER BY ordinality
  LOOP
    IF jsonb_typeof(section -> 'blocks') IS NOT DISTINCT FROM 'array' THEN
      -- The browser's automatic placement: a block goes to the next row unless it begins right of the one before it.
      first_columns := '{}';
      spans := '{}';
      row_numbers := '{}';
      row_number := 1;
      taken := 0;
      FOR block IN
        SELECT value FROM jsonb_array_elements(section -> 'blocks') WITH ORDINALITY ORDER BY ordinality
      LOOP
        first_column := CASE WHEN jsonb_typeof(block -> 'place' -> 'column') = 'number'
          THEN least(12, greatest(1, trunc((block -> 'place' ->> 'column')::numeric)))::int ELSE 1 END;
        span := CASE WHEN jsonb_typeof(block -> 'place' -> 'span') = 'number'
          THEN least(13 - first_column, greatest(1, trunc((block -> 'place' ->> 'span')::numeric)))::int
          ELSE 13 - first_column END;
        IF first_column <= taken THEN
          row_number := row_number + 1;
        END IF;
        taken := first_column + span - 1;
        first_columns := first_columns || first_column;
        spans := spans || span;
        row_numbers := row_numbers || row_number;
      END LOOP;
      -- Two empty rows stand for the space between rows, as far as they fit the 500 rows of a section.
      step := CASE
        WHEN section -> 'fullWidth' IS NOT DISTINCT FROM 'true'::jsonb THEN 1
        WHEN (row_number - 1) * 3 + 1 <= 500 THEN 3
        WHEN (row_number - 1) * 2 + 1 <= 500 THEN 2
        ELSE 1
      END;
      SELECT coalesce(jsonb_agg(
        CASE WHEN jsonb_typeof(value) = 'object'
          THEN value || jsonb_build_object('place', jsonb_build_object(
            'column', first_columns[ordinality] * 2 - 1,
            'columns', spans[ordinality] * 2,
            'row', (row_numbers[ordinality] - 1) * step + 1,
            'rows', 1))
          ELSE value
        END ORDER BY ordinality), '[]')
      INTO blocks
      FROM jsonb_array_elements(section -> 'blocks') WITH ORDINALITY;
      section := section || jsonb_build_object('blocks', blocks);
    END IF;
    sections := sections || jsonb_build_array(section);
  END LOOP;
  RETURN stored || jsonb_build_object('version', 2, 'sections', sections);
END
$$;--> statement-breakpoint
UPDATE "collections" SET "document" = "page_document_2"("document") WHERE "document" -> 'version' = '1'::jsonb;--> statement-breakpoint
UPDATE "items" SET "document" = "page_document_2"("document") WHERE "document" -> 'version' = '1'::jsonb;--> statement-breakpoint
UPDATE "block_fields" SET "document" = "page_document_2"("document") WHERE "document" -> 'version' = '1'::jsonb;--> statement-breakpoint
DROP FUNCTION "page_document_2"(jsonb);
