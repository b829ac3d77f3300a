/** Texts of datasets; their failures are in the error catalogue. */
export const datasetRowsTruncated = 'Your dataset has been truncated to {maxRows} rows.';
export const datasetColumnsTruncated = 'Your dataset has been truncated to {maxColumns} columns.';
