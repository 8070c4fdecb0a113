//! Tantivy, used as its documentation suggests: phrase queries over pairs of letters, filters as terms and ranges, a count and the
//! best twenty by a fast field, and the texts of the notices from the document store.

use crate::engine::{Engine, Failure, Notices};
use crate::notices::{Moments, Notice, UNBOUNDED, begin_page, column_of, write_item};
use crate::question::{Column, Keyword, Question, Range, STATUSES};
use crate::words::{Term as Word, split_text};
use std::ops::Bound;
use tantivy::collector::{Count, TopDocs};
use tantivy::indexer::NoMergePolicy;
use tantivy::query::{AllQuery, BooleanQuery, EmptyQuery, Occur, PhraseQuery, Query, RangeQuery, TermQuery};
use tantivy::schema::{
    FAST, Field, IndexRecordOption, NumericOptions, OwnedValue, STORED, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::tokenizer::{PreTokenizedString, Token};
use tantivy::{DocAddress, Index, IndexReader, IndexWriter, Order, ReloadPolicy, Searcher, TantivyDocument, Term};

/// Enough for one segment, so that documents keep their order.
const WRITER_BYTES: usize = 2_000_000_000;
const CLOSES: &str = "closes";
const OPENS: &str = "opens";
/// The index of a notice, which the order of segments does not determine: Tantivy stores small ones in any order.
pub const ROW: &str = "row";

#[derive(Clone, Copy)]
pub struct Fields {
    words: Field,
    pairs: Field,
    columns: [(Column, Field); 4],
    closes: Field,
    opens: Field,
    settled: Field,
    head: Field,
    tail: Field,
    row: Field,
}

pub struct Documents {
    pub fields: Fields,
    writer: IndexWriter,
    reader: IndexReader,
    /// Whether the texts and columns of notices are in the index.
    whole: bool,
    rows: u64,
}

fn name_of(column: Column) -> &'static str {
    match column {
        Column::PostedAt => "posted",
        Column::CloseAt => "close",
        Column::OpenAt => "open",
        Column::Price => "price",
    }
}

fn make_schema() -> (Schema, Fields) {
    let mut schema = Schema::builder();
    let text = |option| {
        let indexing = TextFieldIndexing::default()
            .set_fieldnorms(false)
            .set_index_option(option);
        TextOptions::default().set_indexing_options(indexing)
    };
    let fast = || NumericOptions::default().set_fast();
    let columns = [Column::PostedAt, Column::CloseAt, Column::OpenAt, Column::Price];
    let fields = Fields {
        words: schema.add_text_field("words", text(IndexRecordOption::Basic)),
        pairs: schema.add_text_field("pairs", text(IndexRecordOption::WithFreqsAndPositions)),
        columns: columns.map(|column| (column, schema.add_i64_field(name_of(column), fast()))),
        closes: schema.add_i64_field(CLOSES, fast()),
        opens: schema.add_i64_field(OPENS, fast()),
        settled: schema.add_u64_field("settled", STORED | FAST),
        head: schema.add_bytes_field("head", STORED),
        tail: schema.add_bytes_field("tail", STORED),
        row: schema.add_u64_field(ROW, fast()),
    };
    (schema.build(), fields)
}

impl Documents {
    pub fn new(whole: bool, notices: impl Notices) -> Result<Documents, Failure> {
        let (schema, fields) = make_schema();
        let index = Index::create_in_ram(schema);
        let writer = index.writer_with_num_threads(1, WRITER_BYTES)?;
        writer.set_merge_policy(Box::new(NoMergePolicy));
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let mut documents = Documents {
            fields,
            writer,
            reader,
            whole,
            rows: 0,
        };
        for one in notices {
            let (notice, facts) = one?;
            documents.insert(&notice, &facts)?;
        }
        documents.publish()?;
        let segments = index.searchable_segment_ids()?;
        if segments.len() > 1 {
            documents.writer.merge(&segments).wait()?;
            documents.reader.reload()?;
        }
        Ok(documents)
    }

    pub fn insert(&mut self, notice: &Notice, facts: &[String]) -> Result<(), Failure> {
        let Fields { words, pairs, .. } = self.fields;
        let text = split_text(&notice.norm);
        let mut document = TantivyDocument::default();
        let terms = text.short_terms().into_iter().chain(facts.iter().cloned());
        document.add_pre_tokenized_text(words, tokens(terms.map(|term| (0, term))));
        document.add_pre_tokenized_text(pairs, tokens(text.pairs().into_iter()));
        if self.whole {
            self.add_columns(&mut document, notice);
        } else {
            document.add_u64(self.fields.row, self.rows);
        }
        self.rows += 1;
        self.writer.add_document(document)?;
        Ok(())
    }

    fn add_columns(&self, document: &mut TantivyDocument, notice: &Notice) {
        let values = [Some(notice.posted), notice.close, notice.open, notice.price];
        for ((_, field), value) in self.fields.columns.iter().zip(values) {
            if let Some(value) = value {
                document.add_i64(*field, value);
            }
        }
        let Moments { settled, closes, opens } = Moments::of(notice);
        document.add_i64(self.fields.closes, closes);
        document.add_i64(self.fields.opens, opens);
        document.add_u64(self.fields.settled, settled.map_or(u64::MAX, |status| status as u64));
        document.add_bytes(self.fields.head, notice.head.as_bytes());
        document.add_bytes(self.fields.tail, notice.tail.as_bytes());
    }

    pub fn publish(&mut self) -> Result<(), Failure> {
        self.writer.commit()?;
        self.reader.reload()?;
        Ok(())
    }

    pub fn searcher(&self) -> Searcher {
        self.reader.searcher()
    }
}

fn tokens(texts: impl Iterator<Item = (usize, String)>) -> PreTokenizedString {
    let tokens = texts.map(|(position, text)| Token {
        position,
        text,
        ..Token::default()
    });
    PreTokenizedString {
        text: String::new(),
        tokens: tokens.collect(),
    }
}

type Clauses = Vec<(Occur, Box<dyn Query>)>;

impl Fields {
    /// Keyword and facts.
    pub fn terms(&self, question: &Question) -> Clauses {
        let keyword = question
            .keyword
            .iter()
            .map(|keyword| (Occur::Must, self.keyword(keyword)));
        let facts = question.facts.iter().map(|list| (Occur::Must, self.any(list)));
        keyword.chain(facts).collect()
    }

    pub fn word(&self, text: &str) -> Box<dyn Query> {
        let term = Term::from_field_text(self.words, text);
        Box::new(TermQuery::new(term, IndexRecordOption::Basic))
    }

    fn any(&self, words: &[String]) -> Box<dyn Query> {
        match words {
            [] => Box::new(EmptyQuery),
            [word] => self.word(word),
            _ => Box::new(BooleanQuery::union(words.iter().map(|word| self.word(word)).collect())),
        }
    }

    fn term(&self, term: &Word) -> Box<dyn Query> {
        let number = self.word(&format!("#{}", term.text));
        let found = if term.letters.len() <= 3 {
            self.word(&term.text)
        } else {
            let pairs = term.pairs().into_iter();
            let placed = pairs.map(|(at, pair)| (at, Term::from_field_text(self.pairs, &pair)));
            Box::new(PhraseQuery::new_with_offset(placed.collect()))
        };
        if term.text.contains(|char: char| char.is_ascii_digit()) {
            return Box::new(BooleanQuery::union(vec![found, number]));
        }
        found
    }

    fn keyword(&self, keyword: &Keyword) -> Box<dyn Query> {
        match keyword {
            Keyword::Term(term) => self.term(term),
            Keyword::Not(part) => join(vec![(Occur::MustNot, self.keyword(part))]),
            Keyword::Or(parts) if parts.len() == 1 => self.keyword(&parts[0]),
            Keyword::Or(parts) => Box::new(BooleanQuery::union(
                parts.iter().map(|part| self.keyword(part)).collect(),
            )),
            Keyword::And(parts) => join(
                parts
                    .iter()
                    .map(|part| match part {
                        Keyword::Not(part) => (Occur::MustNot, self.keyword(part)),
                        part => (Occur::Must, self.keyword(part)),
                    })
                    .collect(),
            ),
        }
    }

    fn range(&self, range: &Range) -> Box<dyn Query> {
        let known = self.columns.iter().find(|(column, _)| *column == range.column);
        let (_, field) = known.expect("every column has a field");
        let bound = |value| match value {
            UNBOUNDED | i64::MAX => Bound::Unbounded,
            value => Bound::Included(Term::from_field_i64(*field, value)),
        };
        Box::new(RangeQuery::new(bound(range.from), bound(range.to)))
    }

    fn until(&self, field: Field, now: i64) -> Box<dyn Query> {
        let bound = Bound::Included(Term::from_field_i64(field, now));
        Box::new(RangeQuery::new(Bound::Unbounded, bound))
    }

    fn status(&self, status: usize, now: i64) -> Box<dyn Query> {
        let unsettled = || (Occur::Must, self.word("s:none"));
        let opened = |occur| (occur, self.until(self.opens, now));
        let closed = |occur| (occur, self.until(self.closes, now));
        match STATUSES[status] {
            "open" => join(vec![unsettled(), opened(Occur::MustNot), closed(Occur::MustNot)]),
            "closed" => join(vec![unsettled(), opened(Occur::MustNot), closed(Occur::Must)]),
            "opened" => Box::new(BooleanQuery::union(vec![
                self.word("s:opened"),
                join(vec![unsettled(), opened(Occur::Must)]),
            ])),
            settled => self.word(&format!("s:{settled}")),
        }
    }
}

/// Without a required clause, all documents are searched.
pub fn join(mut clauses: Clauses) -> Box<dyn Query> {
    if clauses.iter().all(|(occur, _)| *occur == Occur::MustNot) {
        clauses.push((Occur::Must, Box::new(AllQuery)));
    }
    match clauses.len() {
        1 => clauses.remove(0).1,
        _ => Box::new(BooleanQuery::new(clauses)),
    }
}

impl Documents {
    fn query(&self, question: &Question, now: i64) -> Box<dyn Query> {
        let mut clauses = self.fields.terms(question);
        clauses.extend(
            question
                .ranges
                .iter()
                .map(|range| (Occur::Must, self.fields.range(range))),
        );
        if !question.statuses.is_empty() {
            let statuses = question.statuses.iter().map(|&status| self.fields.status(status, now));
            clauses.push((Occur::Must, Box::new(BooleanQuery::union(statuses.collect()))));
        }
        join(clauses)
    }

    fn write(&self, searcher: &Searcher, at: DocAddress, now: i64, body: &mut Vec<u8>) -> Result<(), Failure> {
        let columns = searcher.segment_reader(at.segment_ord).fast_fields();
        let value = |name| -> Result<i64, Failure> {
            let column = columns.i64(name)?;
            Ok(column.first(at.doc_id).unwrap_or(i64::MAX))
        };
        let document: TantivyDocument = searcher.doc(at)?;
        let bytes = |field| match document.get_first(field).map(OwnedValue::from) {
            Some(OwnedValue::Bytes(bytes)) => bytes,
            _ => Vec::new(),
        };
        let settled = columns.u64("settled")?.first(at.doc_id).unwrap_or(u64::MAX);
        let moments = Moments {
            settled: usize::try_from(settled).ok().filter(|&status| status < STATUSES.len()),
            closes: value(CLOSES)?,
            opens: value(OPENS)?,
        };
        write_item(
            &bytes(self.fields.head),
            moments.status(now),
            &bytes(self.fields.tail),
            body,
        );
        Ok(())
    }
}

impl Engine for Documents {
    fn answer(&self, question: &Question, now: i64) -> Result<Vec<u8>, Failure> {
        let searcher = self.searcher();
        let query = self.query(question, now);
        let from = (question.page - 1) * question.size;
        let order = if question.descending { Order::Desc } else { Order::Asc };
        let best = TopDocs::with_limit(question.size)
            .and_offset(from)
            .order_by_fast_field::<i64>(name_of(column_of(question.sort)), order);
        let (total, page) = searcher.search(&*query, &(Count, best))?;
        let mut body = begin_page(total, question.page);
        for (_, at) in page {
            self.write(&searcher, at, now, &mut body)?;
        }
        body.extend_from_slice(b"]}");
        Ok(body)
    }

    fn add(&mut self, notice: &Notice, facts: &[String]) -> Result<(), Failure> {
        self.insert(notice, facts)?;
        self.publish()
    }
}
