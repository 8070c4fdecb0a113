//! Tantivy for the words alone: documents are in the order of the default sort, and columns and texts of notices in memory.

use crate::engine::{Engine, Failure, Notices};
use crate::index::{Documents, ROW, join};
use crate::notices::{Notice, Rows, begin_page};
use crate::question::{Question, SortBy};
use tantivy::collector::{Collector, SegmentCollector};
use tantivy::columnar::Column;
use tantivy::{DocId, Score, SegmentOrdinal, SegmentReader};

pub struct Tuned {
    documents: Documents,
    rows: Rows,
    /// Number of notices in the first segment, which is in order.
    loaded: usize,
}

impl Tuned {
    pub fn new(notices: impl Notices) -> Result<Tuned, Failure> {
        let mut rows = Rows::default();
        let pushed = notices.inspect(|one| {
            if let Ok((notice, _)) = one {
                rows.push(notice);
            }
        });
        let documents = Documents::new(false, pushed)?;
        rows.sort();
        let loaded = rows.len();
        Ok(Tuned {
            documents,
            rows,
            loaded,
        })
    }

    fn page(&self, question: &Question, rows: Vec<u32>) -> Vec<u32> {
        let in_order = rows.last().is_none_or(|&row| (row as usize) < self.loaded);
        if in_order && question.sort == SortBy::PostedAt && question.descending {
            let from = (question.page - 1) * question.size;
            return rows.into_iter().skip(from).take(question.size).collect();
        }
        self.rows.page(question, rows)
    }
}

impl Engine for Tuned {
    fn answer(&self, question: &Question, now: i64) -> Result<Vec<u8>, Failure> {
        let query = join(self.documents.fields.terms(question));
        let mut rows = self
            .documents
            .searcher()
            .search(&*query, &AllRows { loaded: self.loaded })?;
        if !question.ranges.is_empty() || !question.statuses.is_empty() {
            rows.retain(|&row| {
                self.rows.fits(row, &question.ranges) && self.rows.has_status(row, &question.statuses, now)
            });
        }
        let mut body = begin_page(rows.len(), question.page);
        for row in self.page(question, rows) {
            self.rows.write(row, now, &mut body);
        }
        body.extend_from_slice(b"]}");
        Ok(body)
    }

    fn add(&mut self, notice: &Notice, facts: &[String]) -> Result<(), Failure> {
        self.rows.push(notice);
        self.documents.insert(notice, facts)?;
        self.documents.publish()
    }
}

/// Documents of the first segment are in the order of their notices; each of the others has a column for it.
struct AllRows {
    loaded: usize,
}

struct SegmentRows {
    column: Option<Column<u64>>,
    rows: Vec<u32>,
}

impl Collector for AllRows {
    type Fruit = Vec<u32>;
    type Child = SegmentRows;

    fn for_segment(&self, _segment: SegmentOrdinal, reader: &SegmentReader) -> tantivy::Result<SegmentRows> {
        let column = if reader.max_doc() as usize == self.loaded {
            None
        } else {
            Some(reader.fast_fields().u64(ROW)?)
        };
        Ok(SegmentRows {
            column,
            rows: Vec::new(),
        })
    }

    fn requires_scoring(&self) -> bool {
        false
    }

    fn merge_fruits(&self, segments: Vec<Vec<u32>>) -> tantivy::Result<Vec<u32>> {
        let mut segments = segments.into_iter();
        // Tantivy lists the largest segment first.
        let mut all = segments.next().unwrap_or_default();
        all.extend(segments.flatten());
        Ok(all)
    }
}

impl SegmentCollector for SegmentRows {
    type Fruit = Vec<u32>;

    fn collect(&mut self, document: DocId, _score: Score) {
        self.rows.push(document);
    }

    fn collect_block(&mut self, documents: &[DocId]) {
        self.rows.extend_from_slice(documents);
    }

    fn harvest(self) -> Vec<u32> {
        let SegmentRows { column, rows } = self;
        match column {
            None => rows,
            Some(column) => rows
                .into_iter()
                .filter_map(|document| column.first(document))
                .map(|row| row as u32)
                .collect(),
        }
    }
}
