//! Notices as the benchmark writes them: a line of names of regions, and a line for each notice.

use crate::question::{Column, Question, Range, STATUSES, SortBy};
use crate::words::{Text, read_term, split_text};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The value for a missing field.
pub const MISSING: i64 = i64::MIN;
/// Below every known value.
pub const UNBOUNDED: i64 = i64::MIN + 1;

const UNDATED_OPEN: i64 = 30 * 86_400_000;
const CLOSED: usize = 1;
const OPENED: usize = 2;

#[derive(Deserialize)]
pub struct Notice {
    pub no: String,
    pub norm: String,
    pub numbers: Vec<String>,
    pub agencies: Vec<Name>,
    pub industries: Vec<Name>,
    pub regions: Vec<String>,
    pub unclear: bool,
    pub div: String,
    /// The status that does not depend on the clock, as an index in `STATUSES`.
    pub settled: Option<usize>,
    pub price: Option<i64>,
    pub posted: i64,
    pub close: Option<i64>,
    pub open: Option<i64>,
    /// JSON before and after the status.
    pub head: String,
    pub tail: String,
}

#[derive(Deserialize, PartialEq, Eq, Hash, Clone)]
pub struct Name {
    code: Option<String>,
    norm: String,
}

#[derive(Clone, Copy)]
pub struct Moments {
    pub settled: Option<usize>,
    pub closes: i64,
    pub opens: i64,
}

impl Moments {
    pub fn of(notice: &Notice) -> Moments {
        let undated = match notice.open {
            None => notice.posted + UNDATED_OPEN,
            Some(_) => i64::MAX,
        };
        Moments {
            settled: notice.settled,
            closes: notice.close.unwrap_or(undated),
            opens: notice.open.unwrap_or(i64::MAX),
        }
    }

    pub fn status(&self, now: i64) -> usize {
        match self.settled {
            Some(status) => status,
            None if self.opens <= now => OPENED,
            None if self.closes <= now => CLOSED,
            None => 0,
        }
    }
}

/// Names of agencies or industries. A filter finds a code, or a part of a name.
pub struct Names {
    prefix: char,
    ids: HashMap<Name, usize>,
    texts: Vec<(Option<String>, Text, String)>,
    known: Mutex<HashMap<String, Vec<String>>>,
}

impl Names {
    pub fn new(prefix: char) -> Names {
        Names {
            prefix,
            ids: HashMap::new(),
            texts: Vec::new(),
            known: Mutex::new(HashMap::new()),
        }
    }

    fn fact(&mut self, name: &Name) -> String {
        if let Some(id) = self.ids.get(name) {
            return format!("{}:{id}", self.prefix);
        }
        let id = self.texts.len();
        let text = split_text(&name.norm);
        let plain = text.plain();
        self.ids.insert(name.clone(), id);
        self.texts.push((name.code.clone(), text, plain));
        self.known.get_mut().expect("no thread failed").clear();
        format!("{}:{id}", self.prefix)
    }

    pub fn facts(&self, wanted: &str) -> Vec<String> {
        let mut known = self.known.lock().expect("no thread failed");
        if let Some(facts) = known.get(wanted) {
            return facts.clone();
        }
        let facts = self.find(wanted);
        known.insert(wanted.to_string(), facts.clone());
        facts
    }

    fn find(&self, wanted: &str) -> Vec<String> {
        if wanted == "none" {
            return vec![format!("{}:none", self.prefix)];
        }
        let code = wanted.trim();
        let term = read_term(wanted);
        let fits = |(own, text, plain): &(Option<String>, Text, String)| {
            own.as_deref() == Some(code)
                || term
                    .as_ref()
                    .is_some_and(|term| plain.contains(&term.text) && text.has(term))
        };
        let ids = (0..self.texts.len()).filter(|&id| fits(&self.texts[id]));
        ids.map(|id| format!("{}:{id}", self.prefix)).collect()
    }
}

/// For each region name, the limits that it matches, among those that notices have.
pub struct Regions {
    paths: HashMap<String, Vec<String>>,
    seen: HashSet<String>,
}

impl Regions {
    pub fn read(line: &str) -> serde_json::Result<Regions> {
        Ok(Regions {
            paths: serde_json::from_str(line)?,
            seen: HashSet::new(),
        })
    }

    pub fn facts(&self, name: &str) -> Option<impl Iterator<Item = String>> {
        let paths = self.paths.get(name)?.iter();
        Some(
            paths
                .filter(|path| self.seen.contains(*path))
                .map(|path| format!("r:{path}")),
        )
    }
}

/// The values of filters.
pub struct Filters {
    pub agencies: Names,
    pub industries: Names,
    pub regions: Regions,
}

impl Filters {
    /// The searchable parts of a notice other than its title.
    pub fn facts_of(&mut self, notice: &Notice) -> Vec<String> {
        let mut facts = vec![format!("d:{}", notice.div)];
        facts.push(match notice.settled {
            Some(status) => format!("s:{}", STATUSES[status]),
            None => "s:none".to_string(),
        });
        facts.extend(notice.numbers.iter().map(|number| format!("#{number}")));
        facts.extend(notice.agencies.iter().map(|name| self.agencies.fact(name)));
        facts.extend(notice.industries.iter().map(|name| self.industries.fact(name)));
        if notice.industries.is_empty() {
            facts.push("i:none".to_string());
        }
        if notice.unclear || notice.regions.is_empty() {
            facts.push("r:any".to_string());
        }
        for path in &notice.regions {
            facts.push(format!("r:{path}"));
            if !self.regions.seen.contains(path) {
                self.regions.seen.insert(path.clone());
            }
        }
        facts
    }
}

/// Columns of all notices, in memory.
#[derive(Default)]
pub struct Rows {
    numbers: Vec<String>,
    columns: [Vec<i64>; 4],
    moments: Vec<Moments>,
    bodies: Vec<Body>,
    orders: Vec<Order>,
}

/// JSON before and after the status.
struct Body {
    head: Box<[u8]>,
    tail: Box<[u8]>,
}

struct Order {
    column: usize,
    descending: bool,
    rows: Vec<u32>,
    ranks: Vec<u32>,
}

const fn place_of(column: Column) -> usize {
    match column {
        Column::PostedAt => 0,
        Column::CloseAt => 1,
        Column::OpenAt => 2,
        Column::Price => 3,
    }
}

pub fn column_of(sort: SortBy) -> Column {
    match sort {
        SortBy::PostedAt => Column::PostedAt,
        SortBy::CloseAt => Column::CloseAt,
        SortBy::EstimatedPrice => Column::Price,
    }
}

impl Rows {
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    pub fn push(&mut self, notice: &Notice) {
        self.numbers.push(notice.no.clone());
        let values = [Some(notice.posted), notice.close, notice.open, notice.price];
        for (column, value) in self.columns.iter_mut().zip(values) {
            column.push(value.unwrap_or(MISSING));
        }
        self.moments.push(Moments::of(notice));
        self.bodies.push(Body {
            head: notice.head.as_bytes().into(),
            tail: notice.tail.as_bytes().into(),
        });
        let row = (self.len() - 1) as u32;
        for mut order in std::mem::take(&mut self.orders) {
            let key = self.key(&order, row);
            let place = order.rows.partition_point(|&other| self.key(&order, other) < key);
            order.rows.insert(place, row);
            order.rerank(place);
            self.orders.push(order);
        }
    }

    /// Called once, after all are loaded.
    pub fn sort(&mut self) {
        for column in [Column::PostedAt, Column::CloseAt, Column::Price] {
            for descending in [true, false] {
                let mut order = Order {
                    column: place_of(column),
                    descending,
                    rows: (0..self.len() as u32).collect(),
                    ranks: Vec::new(),
                };
                let mut rows = std::mem::take(&mut order.rows);
                rows.sort_by(|&one, &other| self.key(&order, one).cmp(&self.key(&order, other)));
                order.rows = rows;
                order.rerank(0);
                self.orders.push(order);
            }
        }
    }

    /// Unknown values come last in both directions, ties are sorted by number.
    fn key(&self, order: &Order, row: u32) -> (bool, i64, &str) {
        let value = self.columns[order.column][row as usize];
        let directed = if order.descending { value.wrapping_neg() } else { value };
        (value == MISSING, directed, &self.numbers[row as usize])
    }

    pub fn fits(&self, row: u32, ranges: &[Range]) -> bool {
        ranges.iter().all(|range| {
            let value = self.columns[place_of(range.column)][row as usize];
            value >= range.from && value <= range.to
        })
    }

    pub fn has_status(&self, row: u32, wanted: &[usize], now: i64) -> bool {
        wanted.is_empty() || wanted.contains(&self.moments[row as usize].status(now))
    }

    fn order(&self, question: &Question) -> &Order {
        let column = place_of(column_of(question.sort));
        let is_wanted = |order: &&Order| order.column == column && order.descending == question.descending;
        self.orders.iter().find(is_wanted).expect("every order is made")
    }

    /// A page of rows in any order.
    pub fn page(&self, question: &Question, mut rows: Vec<u32>) -> Vec<u32> {
        let from = (question.page - 1) * question.size;
        if from >= rows.len() {
            return Vec::new();
        }
        let ranks = &self.order(question).ranks;
        let end = from + question.size;
        if end < rows.len() {
            rows.select_nth_unstable_by_key(end, |&row| ranks[row as usize]);
            rows.truncate(end);
        }
        rows.sort_unstable_by_key(|&row| ranks[row as usize]);
        rows.split_off(from)
    }

    /// All rows in sorted order.
    pub fn sorted(&self, question: &Question) -> &[u32] {
        &self.order(question).rows
    }

    pub fn write(&self, row: u32, now: i64, body: &mut Vec<u8>) {
        let Body { head, tail } = &self.bodies[row as usize];
        write_item(head, self.moments[row as usize].status(now), tail, body);
    }
}

impl Order {
    fn rerank(&mut self, from: usize) {
        self.ranks.resize(self.rows.len(), 0);
        for (place, &row) in self.rows.iter().enumerate().skip(from) {
            self.ranks[row as usize] = place as u32;
        }
    }
}

pub fn write_item(head: &[u8], status: usize, tail: &[u8], body: &mut Vec<u8>) {
    if body.last() == Some(&b'}') {
        body.push(b',');
    }
    body.extend_from_slice(head);
    body.extend_from_slice(STATUSES[status].as_bytes());
    body.extend_from_slice(tail);
}

pub fn begin_page(total: usize, page: usize) -> Vec<u8> {
    let mut body = Vec::with_capacity(32_768);
    body.extend_from_slice(format!("{{\"total\":{total},\"page\":{page},\"items\":[").as_bytes());
    body
}
