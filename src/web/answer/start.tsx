import { useExam } from '../shell/exam.tsx';

export default function Screen() {
  const { exam } = useExam();
  return <h1>{exam.name}</h1>;
}
