//! The limit: a set of notices for each pair of letters and each fact, joined by "and" over machine words.

use crate::engine::{Engine, Failure, Notices};
use crate::notices::{Notice, Rows, begin_page};
use crate::question::{Keyword, Question};
use crate::words::{Term, is_narrow_pair, split_text};
use memchr::memmem::Finder;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// A set with fewer rows than one in this many is stored as a list.
const SPARSE: usize = 32;
/// Cached terms with their rows.
const MOST_TERMS: usize = 4_096;

#[derive(Clone)]
enum Set {
    Few(Vec<u32>),
    Many(Vec<u64>),
}

#[derive(Default)]
pub struct Bitsets {
    rows: Rows,
    titles: Vec<Title>,
    sets: HashMap<Box<str>, Set>,
    /// For longer terms, which are verified in titles: a frequent one is in thousands.
    terms: Mutex<HashMap<String, (Term, Arc<Set>)>>,
}

struct Title {
    norm: Box<str>,
    plain: Box<str>,
}

type Bits = Vec<u64>;

impl Bitsets {
    pub fn new(notices: impl Notices) -> Result<Bitsets, Failure> {
        let mut all = Bitsets::default();
        for one in notices {
            let (notice, facts) = one?;
            all.insert(&notice, &facts);
        }
        all.rows.sort();
        let words = all.words();
        for set in all.sets.values_mut() {
            set.settle(words);
        }
        Ok(all)
    }

    fn insert(&mut self, notice: &Notice, facts: &[String]) {
        let row = self.rows.len() as u32;
        let text = split_text(&notice.norm);
        self.titles.push(Title {
            norm: notice.norm.as_str().into(),
            plain: text.plain().into(),
        });
        // A pair that only longer terms use has a separate name.
        let pairs = text.pairs().into_iter().map(|(_, pair)| format!("+{pair}"));
        for key in text.short_terms().into_iter().chain(pairs).chain(facts.iter().cloned()) {
            match self.sets.get_mut(key.as_str()) {
                Some(set) => set.push(row),
                None => drop(self.sets.insert(key.into(), Set::Few(vec![row]))),
            }
        }
        self.rows.push(notice);
        for (term, set) in self.terms.get_mut().expect("no thread failed").values_mut() {
            if text.has(term) {
                Arc::make_mut(set).push(row);
            }
        }
    }

    fn words(&self) -> usize {
        self.rows.len().div_ceil(64)
    }

    /// Keeps the rows that are in one of the sets.
    fn keep(&self, bits: &mut Bits, keys: &[String]) {
        match keys {
            [key] => self.keep_one(bits, key),
            _ => {
                let mut any = vec![0; bits.len()];
                for set in keys.iter().filter_map(|key| self.sets.get(key.as_str())) {
                    set.add_to(&mut any);
                }
                and(bits, &any);
            }
        }
    }

    fn keep_one(&self, bits: &mut Bits, key: &str) {
        match self.sets.get(key) {
            None => bits.fill(0),
            Some(set) => self.keep_set(bits, set),
        }
    }

    fn keep_set(&self, bits: &mut Bits, set: &Set) {
        match set {
            Set::Many(own) => {
                and(bits, own);
                bits[own.len()..].fill(0);
            }
            set => {
                let mut any = vec![0; bits.len()];
                set.add_to(&mut any);
                and(bits, &any);
            }
        }
    }

    fn set_of(&self, term: &Term) -> Arc<Set> {
        let mut known = self.terms.lock().expect("no thread failed");
        if let Some((_, set)) = known.get(&term.text) {
            return set.clone();
        }
        if known.len() == MOST_TERMS {
            known.clear();
        }
        let mut set = Set::Few(self.verified(term));
        set.settle(self.words());
        let set = Arc::new(set);
        known.insert(term.text.clone(), (term.clone(), set.clone()));
        set
    }

    /// All rows whose titles contain the term.
    fn verified(&self, term: &Term) -> Vec<u32> {
        let mut bits = vec![u64::MAX; self.words()];
        for (_, pair) in term.pairs() {
            self.keep_one(&mut bits, &format!("+{pair}"));
        }
        let narrow = term.letters.windows(2).any(|pair| is_narrow_pair(pair[0], pair[1]));
        let finder = Finder::new(&term.text);
        let mut rows = rows_of(&bits);
        rows.retain(|&row| {
            let title = &self.titles[row as usize];
            finder.find(title.plain.as_bytes()).is_some() && (!narrow || split_text(&title.norm).has(term))
        });
        rows
    }

    fn keep_term(&self, bits: &mut Bits, term: &Term) {
        let number = self.sets.get(format!("#{}", term.text).as_str());
        let numbered: Vec<u32> = number.map_or(Vec::new(), Set::rows);
        let numbered: Vec<u32> = numbered.into_iter().filter(|&row| has(bits, row)).collect();
        if term.letters.len() <= 3 {
            self.keep_one(bits, &term.text);
        } else {
            self.keep_set(bits, &self.set_of(term));
        }
        for row in numbered {
            bits[row as usize / 64] |= 1 << (row % 64);
        }
    }

    fn narrow(&self, bits: &mut Bits, keyword: &Keyword) {
        match keyword {
            Keyword::Term(term) => self.keep_term(bits, term),
            Keyword::And(parts) => parts.iter().for_each(|part| self.narrow(bits, part)),
            Keyword::Or(parts) if parts.len() == 1 => self.narrow(bits, &parts[0]),
            Keyword::Or(parts) => {
                let mut any = vec![0; bits.len()];
                for part in parts {
                    let mut own = bits.clone();
                    self.narrow(&mut own, part);
                    any.iter_mut().zip(&own).for_each(|(word, own)| *word |= own);
                }
                *bits = any;
            }
            Keyword::Not(part) => {
                let mut own = bits.clone();
                self.narrow(&mut own, part);
                bits.iter_mut().zip(&own).for_each(|(word, own)| *word &= !own);
            }
        }
    }

    fn page(&self, question: &Question, bits: &Bits, total: usize) -> Vec<u32> {
        let from = (question.page - 1) * question.size;
        if from >= total {
            return Vec::new();
        }
        let walked = (from + question.size).saturating_mul(self.rows.len()) / total;
        if walked > total {
            return self.rows.page(question, rows_of(bits));
        }
        let sorted = self.rows.sorted(question).iter().copied();
        let hits = sorted.filter(|&row| has(bits, row));
        hits.skip(from).take(question.size).collect()
    }
}

impl Engine for Bitsets {
    fn answer(&self, question: &Question, now: i64) -> Result<Vec<u8>, Failure> {
        let mut bits = vec![u64::MAX; self.words()];
        if let (Some(last), rest @ 1..) = (bits.last_mut(), self.rows.len() % 64) {
            *last = (1 << rest) - 1;
        }
        for keys in &question.facts {
            self.keep(&mut bits, keys);
        }
        if let Some(keyword) = &question.keyword {
            self.narrow(&mut bits, keyword);
        }
        if !question.ranges.is_empty() || !question.statuses.is_empty() {
            retain(&mut bits, |row| {
                self.rows.fits(row, &question.ranges) && self.rows.has_status(row, &question.statuses, now)
            });
        }
        let total = bits.iter().map(|word| word.count_ones() as usize).sum();
        let mut body = begin_page(total, question.page);
        for row in self.page(question, &bits, total) {
            self.rows.write(row, now, &mut body);
        }
        body.extend_from_slice(b"]}");
        Ok(body)
    }

    fn add(&mut self, notice: &Notice, facts: &[String]) -> Result<(), Failure> {
        self.insert(notice, facts);
        Ok(())
    }
}

impl Set {
    /// Rows are added in order; a title may add one twice.
    fn push(&mut self, row: u32) {
        match self {
            Set::Few(rows) if rows.last() == Some(&row) => {}
            Set::Few(rows) => rows.push(row),
            Set::Many(words) => {
                words.resize(words.len().max(row as usize / 64 + 1), 0);
                words[row as usize / 64] |= 1 << (row % 64);
            }
        }
    }

    fn settle(&mut self, words: usize) {
        let Set::Few(rows) = self else { return };
        rows.shrink_to_fit();
        if rows.len() * SPARSE > words * 64 {
            let mut bits = vec![0; words];
            self.add_to(&mut bits);
            *self = Set::Many(bits);
        }
    }

    fn add_to(&self, bits: &mut Bits) {
        match self {
            Set::Few(rows) => rows.iter().for_each(|&row| bits[row as usize / 64] |= 1 << (row % 64)),
            Set::Many(words) => bits.iter_mut().zip(words).for_each(|(word, own)| *word |= own),
        }
    }

    fn rows(&self) -> Vec<u32> {
        match self {
            Set::Few(rows) => rows.clone(),
            Set::Many(words) => rows_of(words),
        }
    }
}

fn and(bits: &mut Bits, other: &Bits) {
    bits.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

fn has(bits: &Bits, row: u32) -> bool {
    bits[row as usize / 64] >> (row % 64) & 1 == 1
}

fn retain(bits: &mut Bits, fits: impl Fn(u32) -> bool) {
    for (place, word) in bits.iter_mut().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            if !fits(place as u32 * 64 + bit) {
                *word &= !(1 << bit);
            }
        }
    }
}

fn rows_of(bits: &Bits) -> Vec<u32> {
    let mut rows = Vec::new();
    for (place, &word) in bits.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            rows.push(place as u32 * 64 + rest.trailing_zeros());
            rest &= rest - 1;
        }
    }
    rows
}
